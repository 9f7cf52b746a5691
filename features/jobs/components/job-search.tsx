'use client'

import type { FormEvent } from 'react'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { usePlainRouter } from '@/lib/i18n/plain-navigation'
import styles from './job-board.module.css'

export interface JobSearchProps {
  /** The address of the board, without its query. */
  action: string
  /** Where the list begins in it. */
  anchor: string
  search: string
  maxLength: number
  near: string
  maxPostcodeLength: number
  /** Why there are no distances from `near`. */
  nearError: string | undefined
  /** What else the board is narrowed to. */
  others: Readonly<Record<string, string>>
  texts: Record<'search' | 'near' | 'submit', string>
}

/** Searches the ads that are shown by words. Without scripts it is a form; with them the page stays and its list changes. */
export function JobSearch(props: JobSearchProps) {
  const { action, anchor, search, maxLength, near, maxPostcodeLength, nearError, others, texts } = props
  const router = usePlainRouter()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value).trim(),
    ])
    const asked = new URLSearchParams(entered.filter(([, value]) => value !== '')).toString()
    router.push(`${action}${asked === '' ? '' : `?${asked}`}#${anchor}`)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: React knows no <search> where tests run, and older browsers neither.
    <form
      role="search"
      aria-label={texts.search}
      className={styles.search}
      action={action}
      onSubmit={submit}
      data-no-print=""
    >
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id="job-search"
        label={texts.search}
        input={{
          ...{ type: 'search', name: 'search', defaultValue: search, maxLength, autoComplete: 'off' },
          enterKeyHint: 'search',
        }}
      />
      <TextField
        id="job-near"
        label={texts.near}
        error={nearError}
        input={{
          ...{ name: 'near', defaultValue: near, maxLength: maxPostcodeLength },
          ...{ autoComplete: 'postal-code', enterKeyHint: 'search' },
        }}
      />
      <Button type="submit">{texts.submit}</Button>
    </form>
  )
}
