import type { FormEvent } from 'react'
import { TextField } from '@/components/form/text-field'
import { useAddressValues } from '@/components/form/use-address-values'
import { Button } from '@/components/ui/button'
import type { Locale } from '@/lib/contract/common/locale'
import { boardAddress } from '../board-address'
import {
  allJobs,
  type JobFilter,
  maxPostcodeLength,
  maxSearchLength,
  parseJobFilter,
  setPostcode,
  toJobParameters,
} from '../job-filter'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'

export interface JobSearchProps {
  locale: Locale
  filter: JobFilter
  /** True if the position of the postcode in the filter is known; null without a postcode. */
  isPostcodeKnown: boolean | null
  texts: BoardTexts
  onFilter: (filter: JobFilter) => void
}

/**
 * Returns the parameters that a new search keeps. The order by distance is not kept, because the
 * new search may have no postcode.
 */
function toOtherParameters(filter: JobFilter) {
  const { ordering } = filter
  const otherFilters = {
    ...filter,
    search: '',
    ...(ordering === 'distance' && { ordering: '-published' as const }),
  }
  const { within } = toJobParameters(filter)
  return {
    ...toJobParameters(setPostcode(otherFilters, '')),
    ...(ordering === 'deadline' && { ordering }),
    ...(within && { within }),
  }
}

/**
 * The search for words and a postcode. Without JavaScript it is submitted as a form; otherwise only
 * the list is replaced.
 */
export function JobSearch({ locale, filter, isPostcodeKnown, texts, onFilter }: JobSearchProps) {
  const { search, near } = filter
  const { form, recordSubmission } = useAddressValues({ search, near })

  function submit(event: FormEvent<HTMLFormElement>) {
    recordSubmission(event.currentTarget)
    const formData = new FormData(event.currentTarget)
    const newFilter = parseJobFilter((name) => String(formData.get(name) ?? ''))
    if (!newFilter) return
    event.preventDefault()
    onFilter(newFilter)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: tests and older browsers lack <search>.
    <form
      ref={form}
      role="search"
      aria-label={texts.search}
      className={styles.search}
      action={boardAddress(locale, allJobs)}
      onSubmit={submit}
      data-no-print=""
    >
      {Object.entries(toOtherParameters(filter)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id="job-search"
        label={texts.search}
        input={{
          type: 'search',
          name: 'search',
          defaultValue: search,
          autoComplete: 'off',
          maxLength: maxSearchLength,
          enterKeyHint: 'search',
        }}
      />
      <TextField
        id="job-near"
        label={texts.nearPostcode}
        error={isPostcodeKnown === false ? texts.nearUnknown : undefined}
        input={{
          name: 'near',
          defaultValue: near,
          maxLength: maxPostcodeLength,
          autoComplete: 'postal-code',
          enterKeyHint: 'search',
        }}
      />
      <Button type="submit">{texts.submit}</Button>
    </form>
  )
}
