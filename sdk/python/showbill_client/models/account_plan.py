from enum import StrEnum


class AccountPlan(StrEnum):
    BUSINESS = "business"
    STARTER = "starter"

    def __str__(self) -> str:
        return str(self.value)
