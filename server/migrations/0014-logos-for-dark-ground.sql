-- Most logos are drawn for paper; those that would vanish on it are shown on dark ground.

alter table company_logos add column for_dark_ground boolean not null default false;
