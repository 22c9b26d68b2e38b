from enum import StrEnum


class EventDataAdjustmentsItemKind(StrEnum):
    DISCOUNT = "discount"
    MULTI_DAY = "multi_day"
    SURCHARGE = "surcharge"
    TAX = "tax"

    def __str__(self) -> str:
        return str(self.value)
