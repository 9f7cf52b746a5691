import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { getQueryClient } from '@/lib/api/query-client'
import { requireSuccess } from '@/lib/api/require-success'
import type { Locale } from '@/lib/contract/common/locale'
import { postJob } from '../own-jobs/own-job-calls'

interface ModerationTexts {
  title: string
  text: string
  reason: string
  submit: string
  cancel: string
  discard: string
  failed: string
}

/** In both languages, so that only editors load them. */
const moderationTexts: Record<Locale, ModerationTexts> = {
  de: {
    title: 'Anzeige zurückziehen?',
    text: 'Die Anzeige verschwindet sofort und kann nicht wieder veröffentlicht werden. Die Inserierenden erhalten die Begründung per E-Mail.',
    reason: 'Begründung',
    submit: 'Zurückziehen',
    cancel: 'Abbrechen',
    discard: 'Ihr Text ist noch nicht gespeichert. Noch einmal Esc verwirft ihn.',
    failed: 'Das hat nicht geklappt. Bitte laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  },
  en: {
    title: 'Withdraw this ad?',
    text: 'The ad disappears immediately and can’t be published again. Its owners get the reason by email.',
    reason: 'Reason',
    submit: 'Withdraw',
    cancel: 'Cancel',
    discard: 'Your text is not saved yet. Press Esc again to discard it.',
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
  const texts = moderationTexts[locale]
  const fieldId = useId()
  const { mutate, isPending, isError } = useMutation(
    { mutationFn: (reason: string) => requireSuccess(postJob(locale, id, 'withdraw', { reason })), onSuccess: onDone },
    getQueryClient(),
  )
  return (
    <Dialog title={texts.title} discardText={texts.discard} onClose={onClose}>
      <p>{texts.text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const reason = String(new FormData(event.currentTarget).get('reason')).trim()
          if (reason) return mutate(reason)
          event.currentTarget.reset()
          event.currentTarget.reportValidity()
        }}
      >
        <Field id={fieldId} label={texts.reason} isRequired>
          {(control) => <textarea {...control} name="reason" className={formStyles.input} rows={4} maxLength={2000} />}
        </Field>
        {isError && <p role="alert">{texts.failed}</p>}
        <div className={formStyles.actions}>
          <Button variant="primary" type="submit" isDisabled={isPending}>
            {texts.submit}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
