import { usePageTitle } from '../lib/page-title.ts';
import { TEXTS } from '../texts.ts';
import { Link } from '../ui/link.tsx';

export function UnknownPage() {
  usePageTitle(TEXTS.unknownPage.heading);
  return (
    <div className="home">
      <h1>{TEXTS.unknownPage.heading}</h1>
      <p>
        {TEXTS.unknownPage.text} <Link to="">{TEXTS.unknownPage.home}</Link>
      </p>
    </div>
  );
}
