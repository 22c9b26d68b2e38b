/** For a form that the browser does not check: whether it holds what is no figure; the first such field is shown. */
export function hasUnreadFigures(form: HTMLFormElement): boolean {
  const wrong = [...form.querySelectorAll('input')].filter(({ validity }) => validity.customError);
  for (const field of wrong) field.checkValidity();
  wrong[0]?.focus();
  return wrong.length > 0;
}
