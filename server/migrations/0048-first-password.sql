-- A first password is a new way in as another one is: of who came through a company's provider, and sets one by mail.
create trigger note_first_password after insert on credentials
  for each row when (new.password is not null) execute function note_account('account.password_changed');
