from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.line_item_category import LineItemCategory
from ..models.line_item_unit import LineItemUnit
from ..types import UNSET, Unset

T = TypeVar("T", bound="LineItem")


@_attrs_define
class LineItem:
    """
    Attributes:
        id (UUID):
        catalog_item_id (None | UUID):
        category (LineItemCategory):
        name (str):
        quantity (float): Pricing units: total = quantity × unit_price.
        unit (LineItemUnit):
        unit_price (float):
        total (float):
        units (int): Pieces at one time.
        days (int):
        hours (int | None): Hours that each unit works in all, where the unit is hour.
        is_optional (bool): Outside subtotal and total until the client picks it.
        picked (bool): An option that the client picked at acceptance.
        reason (str): Why this line is here, and in this number.
        unit_cost (float | None | Unset): Only for a key with the scope money. What one pricing unit costs the company;
            null: not known.
        cost (float | None | Unset): Only for a key with the scope money. quantity × unit_cost, and for units that a
            supplier hires to the company what the supplier takes; null: not known.
        margin (float | None | Unset): Only for a key with the scope money. total less cost; null: not known.
    """

    id: UUID
    catalog_item_id: None | UUID
    category: LineItemCategory
    name: str
    quantity: float
    unit: LineItemUnit
    unit_price: float
    total: float
    units: int
    days: int
    hours: int | None
    is_optional: bool
    picked: bool
    reason: str
    unit_cost: float | None | Unset = UNSET
    cost: float | None | Unset = UNSET
    margin: float | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        catalog_item_id: None | str
        if isinstance(self.catalog_item_id, UUID):
            catalog_item_id = str(self.catalog_item_id)
        else:
            catalog_item_id = self.catalog_item_id

        category = self.category.value

        name = self.name

        quantity = self.quantity

        unit = self.unit.value

        unit_price = self.unit_price

        total = self.total

        units = self.units

        days = self.days

        hours: int | None
        hours = self.hours

        is_optional = self.is_optional

        picked = self.picked

        reason = self.reason

        unit_cost: float | None | Unset
        if isinstance(self.unit_cost, Unset):
            unit_cost = UNSET
        else:
            unit_cost = self.unit_cost

        cost: float | None | Unset
        if isinstance(self.cost, Unset):
            cost = UNSET
        else:
            cost = self.cost

        margin: float | None | Unset
        if isinstance(self.margin, Unset):
            margin = UNSET
        else:
            margin = self.margin

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "catalog_item_id": catalog_item_id,
                "category": category,
                "name": name,
                "quantity": quantity,
                "unit": unit,
                "unit_price": unit_price,
                "total": total,
                "units": units,
                "days": days,
                "hours": hours,
                "is_optional": is_optional,
                "picked": picked,
                "reason": reason,
            }
        )
        if unit_cost is not UNSET:
            field_dict["unit_cost"] = unit_cost
        if cost is not UNSET:
            field_dict["cost"] = cost
        if margin is not UNSET:
            field_dict["margin"] = margin

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        def _parse_catalog_item_id(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                catalog_item_id_type_0 = UUID(data)

                return catalog_item_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        catalog_item_id = _parse_catalog_item_id(d.pop("catalog_item_id"))

        category = LineItemCategory(d.pop("category"))

        name = d.pop("name")

        quantity = d.pop("quantity")

        unit = LineItemUnit(d.pop("unit"))

        unit_price = d.pop("unit_price")

        total = d.pop("total")

        units = d.pop("units")

        days = d.pop("days")

        def _parse_hours(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        hours = _parse_hours(d.pop("hours"))

        is_optional = d.pop("is_optional")

        picked = d.pop("picked")

        reason = d.pop("reason")

        def _parse_unit_cost(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        unit_cost = _parse_unit_cost(d.pop("unit_cost", UNSET))

        def _parse_cost(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        cost = _parse_cost(d.pop("cost", UNSET))

        def _parse_margin(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        margin = _parse_margin(d.pop("margin", UNSET))

        line_item = cls(
            id=id,
            catalog_item_id=catalog_item_id,
            category=category,
            name=name,
            quantity=quantity,
            unit=unit,
            unit_price=unit_price,
            total=total,
            units=units,
            days=days,
            hours=hours,
            is_optional=is_optional,
            picked=picked,
            reason=reason,
            unit_cost=unit_cost,
            cost=cost,
            margin=margin,
        )

        line_item.additional_properties = d
        return line_item

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
