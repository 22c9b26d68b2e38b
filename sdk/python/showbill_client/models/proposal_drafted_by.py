from enum import StrEnum


class ProposalDraftedBy(StrEnum):
    BUILTIN = "builtin"
    MODEL = "model"

    def __str__(self) -> str:
        return str(self.value)
