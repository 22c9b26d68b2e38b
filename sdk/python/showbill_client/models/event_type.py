from enum import StrEnum


class EventType(StrEnum):
    PROPOSAL_ACCEPTED = "proposal.accepted"
    PROPOSAL_DECLINED = "proposal.declined"
    PROPOSAL_SENT = "proposal.sent"
    PROPOSAL_VIEWED = "proposal.viewed"

    def __str__(self) -> str:
        return str(self.value)
