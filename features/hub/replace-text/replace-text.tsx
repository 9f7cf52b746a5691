'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { CheckField } from '@/components/form/check-field'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { ReadFailure } from '@/components/ui/read-failure'
import { useDebounced } from '@/components/ui/use-debounced'
import { textReplacementLimits } from '@/lib/contract/pages/text-replacement'
import type { WordSearch } from '@/lib/text/find-words'
import { replaceText } from '../calls'
import { FailureNote } from '../dialogs/failure-note'
import { HubDialog } from '../dialogs/hub-dialog'
import { usePageMutation } from '../dialogs/use-page-mutation'
import type { TaskProps } from '../page-list/tasks'
import { textSearchQuery } from '../queries'
import { FoundPages } from './found-pages'
import styles from './replace-text.module.css'
import { useReplacementText } from './use-replacement-text'

const noPages: ReadonlySet<number> = new Set()

/** The dialog that finds words in the working copies of all pages, and replaces them on those that are chosen. */
export function ReplaceText({ locale, onDone, onClose }: TaskProps) {
  const t = useTranslations('hub.replaceText')
  const replacementText = useReplacementText()
  const id = useId()
  const [entered, setEntered] = useState<WordSearch>({ text: '', isExact: false })
  const [replacement, setReplacement] = useState('')
  const [excluded, setExcluded] = useState(noPages)
  const wanted = useDebounced(entered)
  const query = useQuery({ ...textSearchQuery(locale, wanted), enabled: wanted.text.trim() !== '' })
  const isCurrent = wanted === entered && !query.isFetching
  const found = isCurrent && wanted.text.trim() !== '' ? query.data : undefined
  const chosen = (found?.pages ?? []).filter((page) => page.count > 0 && !excluded.has(page.id))
  const places = chosen.reduce((sum, { count }) => sum + count, 0)

  const { isSending, failure, attempt, send } = usePageMutation(
    () =>
      replaceText(locale, {
        words: wanted.text,
        is_exact: wanted.isExact,
        replacement,
        pages: chosen.map((page) => ({ id: page.id, fingerprint: page.fingerprint })),
      }),
    (made) =>
      onDone(
        replacementText(made, 'replaced'),
        null,
        made.id === null ? undefined : { kind: 'replacement', id: made.id },
      ),
  )
  const want = (change: Partial<WordSearch>) => {
    setEntered({ ...entered, ...change })
    setExcluded(noPages)
  }
  const status = () => {
    if (entered.text.trim() === '' || query.isError) return ''
    if (!found) return t('searching')
    const all = found.pages.reduce((sum, { count, locked }) => sum + count + locked, 0)
    return t('found', { places: all, pages: found.pages.length })
  }
  const counts = { places, pages: chosen.length }

  return (
    <HubDialog title={t('title')} onClose={onClose}>
      <FailureNote failure={failure} attempt={attempt} />
      {/* Enter only looks for the words: nothing is replaced before it was seen. */}
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <TextField
          id={`${id}-words`}
          label={t('words')}
          hint={t('language')}
          input={{
            type: 'search',
            autoComplete: 'off',
            maxLength: textReplacementLimits.words,
            value: entered.text,
            onChange: ({ currentTarget }) => want({ text: currentTarget.value }),
          }}
        />
        <TextField
          id={`${id}-replacement`}
          label={t('replacement')}
          input={{
            autoComplete: 'off',
            maxLength: textReplacementLimits.replacement,
            value: replacement,
            onChange: ({ currentTarget }) => setReplacement(currentTarget.value),
          }}
        />
        <CheckField
          id={`${id}-exact`}
          input={{
            checked: entered.isExact,
            onChange: ({ currentTarget }) => want({ isExact: currentTarget.checked }),
          }}
        >
          {t('exact')}
        </CheckField>
      </form>
      <p role="status">{status()}</p>
      <ReadFailure query={query} />
      {found && found.pages.length > 0 && (
        <>
          {found.has_more && <p>{t('more')}</p>}
          <FoundPages
            locale={locale}
            replacement={replacement}
            excluded={excluded}
            pages={found.pages}
            onExclude={(ids) => setExcluded(new Set(ids))}
          />
          <p>{t('waits')}</p>
          <Button
            variant="primary"
            isDisabled={isSending || places === 0}
            data-once=""
            onClick={() => send()}
          >
            {t(replacement === '' ? 'remove' : 'replace', counts)}
          </Button>
        </>
      )}
    </HubDialog>
  )
}
