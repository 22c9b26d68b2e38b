from enum import StrEnum


class ProposalAdjustmentsItemKind(StrEnum):
    DISCOUNT = "discount"
    MULTI_DAY = "multi_day"
    SURCHARGE = "surcharge"
    TAX = "tax"

    def __str__(self) -> str:
        return str(self.value)
