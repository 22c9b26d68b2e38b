from enum import StrEnum


class ErrorErrorCode(StrEnum):
    CONFLICT = "conflict"
    EMPTY_CATALOG = "empty_catalog"
    GENERATION_FAILED = "generation_failed"
    INTERNAL_ERROR = "internal_error"
    INVALID_KEY = "invalid_key"
    INVALID_REQUEST = "invalid_request"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    NOT_FOUND = "not_found"
    PLAN_REQUIRED = "plan_required"
    QUOTA_EXCEEDED = "quota_exceeded"
    RATE_LIMITED = "rate_limited"
    REQUEST_TIMEOUT = "request_timeout"
    SCOPE_REQUIRED = "scope_required"
    SUBSCRIPTION_INACTIVE = "subscription_inactive"
    UNAUTHORIZED = "unauthorized"
    UNAVAILABLE = "unavailable"

    def __str__(self) -> str:
        return str(self.value)
