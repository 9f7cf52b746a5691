import { useMutation } from '@tanstack/react-query'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { orThrow } from '@/lib/api/or-throw'
import { queryClient } from '@/lib/api/query-client'
import type { Locale } from '@/lib/contract/common/locale'
import { postJob } from '../own-jobs/own-job-calls'

interface ModerationTexts {
  title: string
  text: string
  submit: string
  cancel: string
  failed: string
}

/** In both languages, so that only editors load them. */
const moderationTexts: Record<Locale, ModerationTexts> = {
  de: {
    title: 'Anzeige zurückziehen?',
    text: 'Die Anzeige verschwindet sofort und kann nicht wieder veröffentlicht werden. Die Inserierenden sehen das in „Meine Stellenanzeigen“.',
    submit: 'Zurückziehen',
    cancel: 'Abbrechen',
    failed: 'Das hat nicht geklappt. Bitte laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  },
  en: {
    title: 'Withdraw this ad?',
    text: 'The ad disappears immediately and can’t be published again. Its owners see this in “My job ads.”',
    submit: 'Withdraw',
    cancel: 'Cancel',
    failed: 'That didn’t work. Please reload the page and try again.',
  },
}

interface ModerationDialogProps {
  /** The ad. */
  id: number
  locale: Locale
  onClose: () => void
  onDone: () => void
}

/** Confirms the withdrawal of another user's ad, which its owners cannot publish again. */
export function ModerationDialog({ id, locale, onClose, onDone }: ModerationDialogProps) {
  const { title, text, submit, cancel, failed } = moderationTexts[locale]
  const { mutate, isPending, isError } = useMutation(
    { mutationFn: () => orThrow(postJob(locale, id, 'withdraw')), onSuccess: onDone },
    queryClient(),
  )
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      {isError && <p role="alert">{failed}</p>}
      <div className={formStyles.actions}>
        <Button variant="primary" isDisabled={isPending} onClick={() => mutate()}>
          {submit}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </div>
    </Dialog>
  )
}
