/** The application's sign: a stage light and its beam. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M10 7h4l6 14H4z" fill="currentColor" />
      <rect x="8" y="2" width="8" height="5" rx="1.5" className="mark-lamp" />
    </svg>
  );
}
