import { TEXTS } from '../../texts.ts';

/** How to come by a key, and what becomes of it. */
export function KeyHelp() {
  const [before, command, after] = TEXTS.key.ids;
  return (
    <div className="key-help">
      <p>{TEXTS.key.howTo}</p>
      <pre>
        <code>{TEXTS.key.command}</code>
      </pre>
      <p>
        {before}
        <code>{command}</code>
        {after}
      </p>
      <p>{TEXTS.key.kept}</p>
      <p>
        <a href="./docs">{TEXTS.frame.reference}</a>
      </p>
    </div>
  );
}
