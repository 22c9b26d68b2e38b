/** The application's sign: a stage light and its beam. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M12 5 21 21H3z" fill="currentColor" />
      <circle cx="12" cy="5" r="2.5" className="mark-lamp" />
    </svg>
  );
}
