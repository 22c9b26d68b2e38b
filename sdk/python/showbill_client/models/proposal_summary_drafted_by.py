from enum import StrEnum


class ProposalSummaryDraftedBy(StrEnum):
    BUILTIN = "builtin"
    MODEL = "model"

    def __str__(self) -> str:
        return str(self.value)
