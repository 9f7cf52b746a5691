import { useTranslations } from 'next-intl'
import { saveTable } from '@/components/files/save-table'
import { Button } from '@/components/ui/button'
import type { Locale } from '@/lib/contract/common/locale'
import { FailureNote } from '../dialogs/failure-note'
import { usePageMutation } from '../dialogs/use-page-mutation'
import { useCallWithLogin } from './call-with-login'
import { exportAnswers } from './forms-queries'

export interface ExportAnswersProps {
  locale: Locale
  formId: number
  /** The form's title, used as the file name. */
  title: string
}

/** Saves all answers to a form as a table. The backend requires a recent proof. */
export function ExportAnswers({ locale, formId, title }: ExportAnswersProps) {
  const t = useTranslations('hub.forms')
  const callWithLogin = useCallWithLogin()
  const { send, isSending, failure, attempt } = usePageMutation(
    () => callWithLogin(() => exportAnswers(locale, formId)),
    (table) => saveTable(`${title}.csv`, String(table)),
  )
  return (
    <>
      <Button isDisabled={isSending} onClick={() => send(undefined)}>
        {t('export')}
      </Button>
      <FailureNote failure={failure} attempt={attempt} />
    </>
  )
}
