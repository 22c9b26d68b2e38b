import { ActionIcon, UnstyledButton } from '@mantine/core';
import { EnvelopeClosedIcon } from '@radix-ui/react-icons';
import { ANSWER_LIMIT } from '@showbill/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useCompany, useSession } from '../../../lib/session.ts';
import { TEXTS, textsIn } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import { TextCell } from '../fields/text-cell.tsx';
import { questionMail } from './question-mail.ts';
import classes from './side.module.css';
import { Dismiss } from './text-list.tsx';

const texts = TEXTS.editor.questions;

/** What to ask the client: answered here, struck, or put into an email to them. */
export function Questions() {
  const { proposal } = useEditing();
  const { user } = useSession();
  const { company } = useCompany();
  const { questions, language } = proposal;
  const { data: spoken = TEXTS } = useQuery({
    queryKey: ['texts', language],
    queryFn: () => textsIn(language),
    staleTime: Infinity,
    enabled: questions.length > 0,
  });
  if (questions.length === 0) return null;
  const from = { name: user.name, company: company.name };
  const mail = (asked: readonly string[]) => questionMail(proposal, asked, from, spoken.editor.questions.letter);
  return (
    <section className={classes.section}>
      <h2>{TEXTS.editor.texts.headings.questions}</h2>
      <ul>
        {questions.map((question) => (
          <Question key={question} question={question} mail={mail([question])} />
        ))}
      </ul>
      {questions.length > 1 && (
        <UnstyledButton component="a" href={mail(questions)} className={classes.link}>
          {texts.mailAll}
        </UnstyledButton>
      )}
    </section>
  );
}

function Question({ question, mail }: { readonly question: string; readonly mail: string }) {
  const { isOpen, change } = useEditing();
  return (
    <li className={classes.question}>
      <div className={classes.text}>
        <span>{question}</span>
        <span className={classes.actions}>
          <ActionIcon
            component="a"
            href={mail}
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={texts.mail(question)}
          >
            <EnvelopeClosedIcon />
          </ActionIcon>
          <Dismiss list="questions" text={question} />
        </span>
      </div>
      {isOpen && (
        <TextCell
          label={texts.answer(question)}
          placeholder={texts.noAnswer}
          value=""
          most={ANSWER_LIMIT}
          isOpen
          className={classes.answer}
          onCommit={(answer) => change([{ kind: 'answer_question', question, answer }])}
        />
      )}
    </li>
  );
}
