from enum import StrEnum


class LineItemCategory(StrEnum):
    AUDIO = "audio"
    BACKLINE = "backline"
    CATERING = "catering"
    CLIMATE = "climate"
    COMMUNICATIONS = "communications"
    CONSUMABLES = "consumables"
    CREW = "crew"
    DECOR = "decor"
    FURNITURE = "furniture"
    LIGHTING = "lighting"
    OTHER = "other"
    POWER = "power"
    RIGGING = "rigging"
    SANITATION = "sanitation"
    STAGING = "staging"
    STRUCTURES = "structures"
    TRANSPORT = "transport"
    VIDEO = "video"

    def __str__(self) -> str:
        return str(self.value)
