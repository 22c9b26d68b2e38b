-- The proposals that a number names, one a company at most: for an operator's command, which may name no company.
create function proposals_numbered(wanted text)
returns table (company_id uuid, company_name text, proposal_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.name, p.id
  from companies c
  join proposals p on p.company_id = c.id and p.number = wanted
  order by c.name, c.id
$$;
revoke execute on function proposals_numbered from public;
grant execute on function proposals_numbered to showbill_service;
