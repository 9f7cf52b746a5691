'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { hashKey, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { CheckField } from '@/components/form/check-field'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { ReadFailure } from '@/components/ui/read-failure'
import { useDebounced } from '@/components/ui/use-debounced'
import { textReplacementLimits, textReplacementRequestSchema } from '@/lib/contract/pages/text-replacement'
import { createWordsPattern, type WordSearch } from '@/lib/text/find-words'
import { replaceText } from '../calls'
import { FailureNote } from '../dialogs/failure-note'
import { HubDialog } from '../dialogs/hub-dialog'
import { usePageMutation } from '../dialogs/use-page-mutation'
import type { TaskProps } from '../page-list/tasks'
import { textSearchQuery } from '../queries'
import { MatchingPages } from './matching-pages'
import { PastReplacements } from './past-replacements'
import styles from './replace-text.module.css'
import { useReplacementFormatter } from './use-replacement-formatter'

const noPages: ReadonlySet<number> = new Set()
const formSchema = textReplacementRequestSchema.omit({ pages: true })

/**
 * The dialog that searches the working copies of all pages for a text and replaces it on the
 * selected pages.
 */
export function ReplaceText({ locale, onDone, onClose }: TaskProps) {
  const t = useTranslations('hub.replaceText')
  const formatReplacement = useReplacementFormatter()
  const id = useId()
  const { register, control, handleSubmit } = useForm({
    defaultValues: { words: '', is_exact: false, replacement: '' },
    resolver: zodResolver(formSchema),
  })
  const [words, isExact = false, replacement] = useWatch({
    control,
    name: ['words', 'is_exact', 'replacement'],
  })
  const [excludedIds, setExcludedIds] = useState(noPages)
  /** The last page of the previous results; 0 for the first ones, null before paging. */
  const [after, setAfter] = useState<number | null>(null)
  const isExtension = createWordsPattern({ text: words, isExact })?.test(replacement)
  const enteredSearch: WordSearch = { text: words, isExact, replacement: isExtension ? replacement : '' }
  const search = useDebounced(enteredSearch)
  const query = useQuery({ ...textSearchQuery(locale, search, after ?? 0), enabled: search.text.trim() !== '' })
  const isCurrent = hashKey([search]) === hashKey([enteredSearch]) && !query.isFetching
  const results = isCurrent && search.text.trim() !== '' ? query.data : undefined
  const selectedPages = (results?.pages ?? []).filter((page) => page.count > 0 && !excludedIds.has(page.id))
  const placeCount = selectedPages.reduce((sum, { count }) => sum + count, 0)

  const { isSending, failure, attempt, send } = usePageMutation(
    (values: z.output<typeof formSchema>) =>
      replaceText(locale, {
        ...values,
        pages: selectedPages.map((page) => ({ id: page.id, fingerprint: page.fingerprint })),
      }),
    (outcome) =>
      onDone(
        formatReplacement(outcome, 'replaced'),
        null,
        outcome.id === null ? undefined : { kind: 'replacement', id: outcome.id },
      ),
  )
  const onSearch = {
    onChange() {
      setExcludedIds(noPages)
      setAfter(null)
    },
  }
  const formatStatus = () => {
    if (enteredSearch.text.trim() === '' || query.isError) return ''
    if (!results) return t('searching')
    const matchCount = results.pages.reduce((sum, { count, locked }) => sum + count + locked, 0)
    return t('found', { places: matchCount, pages: results.pages.length })
  }
  const counts = { places: placeCount, pages: selectedPages.length }

  return (
    <HubDialog title={t('title')} onClose={onClose}>
      <FailureNote failure={failure} attempt={attempt} />
      <PastReplacements locale={locale} onDone={onDone} />
      {/* Enter only searches, because a replacement needs a preview. */}
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <TextField
          id={`${id}-words`}
          label={t('words')}
          hint={t('language')}
          input={{
            ...register('words', onSearch),
            type: 'search',
            autoComplete: 'off',
            maxLength: textReplacementLimits.searchText,
          }}
        />
        <TextField
          id={`${id}-replacement`}
          label={t('replacement')}
          input={{
            ...register('replacement'),
            autoComplete: 'off',
            maxLength: textReplacementLimits.replacement,
          }}
        />
        <CheckField id={`${id}-exact`} input={register('is_exact', onSearch)}>
          {t('exact')}
        </CheckField>
      </form>
      <p role="status">{formatStatus()}</p>
      <ReadFailure query={query} />
      {(after !== null || results?.has_more) && (
        <Button isDisabled={!results} onClick={() => setAfter((results?.has_more && results.pages.at(-1)?.id) || 0)}>
          {t(results && !results.has_more ? 'firstPages' : 'nextPages')}
        </Button>
      )}
      {results && results.pages.length > 0 && (
        <>
          {results.has_more && <p>{t('more')}</p>}
          <MatchingPages
            locale={locale}
            replacement={replacement}
            excludedIds={excludedIds}
            pages={results.pages}
            onExclude={(ids) => setExcludedIds(new Set(ids))}
          />
          <p>{t('waits')}</p>
          <Button
            variant="primary"
            isDisabled={isSending || placeCount === 0}
            data-press-once=""
            onClick={() => void handleSubmit((values) => send(values))()}
          >
            {t(replacement === '' ? 'remove' : 'replace', counts)}
          </Button>
        </>
      )}
    </HubDialog>
  )
}
