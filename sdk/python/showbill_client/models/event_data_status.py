from enum import StrEnum


class EventDataStatus(StrEnum):
    ACCEPTED = "accepted"
    CANCELLED = "cancelled"
    DECLINED = "declined"
    DRAFT = "draft"
    EXPIRED = "expired"
    SENT = "sent"

    def __str__(self) -> str:
        return str(self.value)
