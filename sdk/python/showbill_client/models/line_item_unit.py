from enum import StrEnum


class LineItemUnit(StrEnum):
    DAY = "day"
    EACH = "each"
    EVENT = "event"
    HOUR = "hour"
    KILOMETRE = "kilometre"
    METRE = "metre"
    PERSON = "person"
    SQUARE_METRE = "square_metre"
    WEEK = "week"

    def __str__(self) -> str:
        return str(self.value)
