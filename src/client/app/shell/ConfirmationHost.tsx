import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectIsCovered } from '#client/features/session';
import { confirmed, declined, selectConfirmation } from '#client/state/confirmations';
import { ConfirmOnDemand } from '#client/ui/feedback/ConfirmOnDemand';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';

/** Shows the question that a workflow waits for, with its text until it has closed. */
export function ConfirmationHost() {
  const t = useT();
  const dispatch = useDispatch();
  const asked = useSelector(selectConfirmation);
  // A dialog opens in the document, in which nothing may be read of a page that is covered.
  const isCovered = useSelector(selectIsCovered);
  const [question, setQuestion] = useState(asked);
  if (asked && asked !== question) setQuestion(asked);
  if (!question) return null;
  return (
    <ConfirmOnDemand
      isOpen={asked !== null && !isCovered}
      title={t(question.title)}
      text={t(question.text)}
      consequences={question.consequences?.map((line) => t(line)) ?? []}
      confirmLabel={t(question.confirmLabel)}
      cancelLabel={t(question.declineLabel ?? uiMessages.cancel)}
      isDestructive={question.isDestructive ?? false}
      onConfirm={() => dispatch(confirmed())}
      onCancel={() => dispatch(declined())}
    />
  );
}
