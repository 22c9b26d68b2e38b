-- Who ends the sessions of others says so in the transaction, and the audit log tells it: they did not sign out themselves.
-- `app.ended_by` is an actor as the program knows one: {"kind": "user", "id": …, "name": …}.
create or replace function note_sign_out() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended_by constant jsonb := nullif(current_setting('app.ended_by', true), '')::jsonb;
begin
  if ended_by is null or ended_by->>'id' = old.user_id::text then
    perform note_of_session(old, 'account.signed_out');
    return null;
  end if;
  insert into audit_entries (company_id, id, actor_kind, actor_id, actor_name, what, subject_id, subject)
    select m.company_id, gen_random_uuid(), ended_by->>'kind', ended_by->>'id', ended_by->>'name',
      'account.session_ended', u.id::text, u.name
    from users u cross join lateral companies_of_user(u.id) m
    where u.id = old.user_id and (old.only_company is null or m.company_id = old.only_company);
  return null;
end $$;
