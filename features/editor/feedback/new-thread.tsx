import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { SelectField } from '@/components/form/select-field'
import type { Locale } from '@/lib/contract/common/locale'
import { draftPrefixes, writeTabDraft } from '@/lib/drafts/tab-drafts'
import type { Editor } from '../core/editor'
import { CallFailure } from './call-failure'
import { CommentForm, type NewComment } from './comment-form'
import { toThreadId } from './thread-id'
import { useFeedbackCall } from './use-feedback-call'

interface NewThreadProps {
  locale: Locale
  pageId: number
  userId: number
  editor: Editor
  /** The key of the selected block; null for none. */
  selectedKey: string | null
  /** The words that are selected in the block, or were selected last; empty for none. */
  words: string
  getName: (key: string) => string
}

/** The form for a new comment on the selected words, the selected block or the page. */
export function NewThread({ locale, pageId, userId, editor, selectedKey, words, getName }: NewThreadProps) {
  const t = useTranslations('editor.feedback')
  const id = useId()
  const mutation = useFeedbackCall(locale, pageId)
  const draftKey = `${draftPrefixes.comments(userId, pageId)}new`
  const [sentCount, setSentCount] = useState(0)
  const [selectedPlace, setSelectedPlace] = useState<string | null>(null)
  const module = selectedKey === null ? null : editor.findId(selectedKey)
  const places = [
    ...(module !== null && words !== '' ? [{ value: 'words', name: t('onWords', { words }) }] : []),
    ...(module !== null && selectedKey !== null ? [{ value: 'block', name: getName(selectedKey) }] : []),
    { value: 'page', name: t('wholePage') },
  ]
  const place = places.find(({ value }) => value === selectedPlace) ?? places[0]

  const send = async (comment: NewComment) => {
    const isAboutBlock = place?.value !== 'page'
    const target = { module: isAboutBlock ? module : null, quote: place?.value === 'words' ? words : '' }
    await mutation.mutateAsync({ method: 'POST', path: 'comments/', data: { ...comment, ...target } }).then(
      () => {
        writeTabDraft(draftKey, null)
        setSentCount(sentCount + 1)
        setSelectedPlace(null)
      },
      // The error is shown below; the text stays in the form.
      () => undefined,
    )
  }
  return (
    <>
      <CommentForm
        key={sentCount}
        locale={locale}
        draftKey={draftKey}
        id={toThreadId(null)}
        takesFocus={sentCount > 0}
        label={t('newLabel')}
        submitLabel={t('send')}
        isSending={mutation.isPending}
        onSubmit={send}
      >
        <SelectField
          id={`${id}-place`}
          label={t('about')}
          choices={places}
          input={{
            value: place?.value ?? 'page',
            onChange: ({ currentTarget }) => setSelectedPlace(currentTarget.value),
          }}
        />
      </CommentForm>
      <p role="status">{mutation.isSuccess && t('sent')}</p>
      <CallFailure error={mutation.error} />
    </>
  )
}
