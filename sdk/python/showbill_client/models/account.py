from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_plan import AccountPlan

if TYPE_CHECKING:
    from ..models.quota import Quota


T = TypeVar("T", bound="Account")


@_attrs_define
class Account:
    """
    Attributes:
        company_id (UUID):
        company_name (str):
        currency (str): ISO 4217. Example: GBP.
        country (str): ISO 3166-1 alpha-2. Example: GB.
        plan (AccountPlan):
        quota (Quota): In every answer where the account is known, errors too.
    """

    company_id: UUID
    company_name: str
    currency: str
    country: str
    plan: AccountPlan
    quota: Quota
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        company_id = str(self.company_id)

        company_name = self.company_name

        currency = self.currency

        country = self.country

        plan = self.plan.value

        quota = self.quota.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "company_id": company_id,
                "company_name": company_name,
                "currency": currency,
                "country": country,
                "plan": plan,
                "quota": quota,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.quota import Quota  # noqa: PLC0415

        d = dict(src_dict)
        company_id = UUID(d.pop("company_id"))

        company_name = d.pop("company_name")

        currency = d.pop("currency")

        country = d.pop("country")

        plan = AccountPlan(d.pop("plan"))

        quota = Quota.from_dict(d.pop("quota"))

        account = cls(
            company_id=company_id,
            company_name=company_name,
            currency=currency,
            country=country,
            plan=plan,
            quota=quota,
        )

        account.additional_properties = d
        return account

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
