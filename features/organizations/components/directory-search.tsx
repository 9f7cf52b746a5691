import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import type { Locale } from '@/lib/contract/common/locale'
import { type DirectoryFilter, listAddress, wholeDirectory } from '../directory-filter'
import styles from './directory.module.css'

export interface DirectorySearchProps {
  locale: Locale
  filter: DirectoryFilter
  texts: { search: string; submit: string }
}

/** The search form for the organizations of a category; works without scripts. */
export function DirectorySearch({ locale, filter, texts }: DirectorySearchProps) {
  const { category, search } = filter
  return (
    <form className={styles.search} action={listAddress(locale, { ...wholeDirectory, category })} data-no-print="">
      <TextField
        id="directory-search"
        label={texts.search}
        input={{ type: 'search', name: 'search', defaultValue: search, maxLength: 100, autoComplete: 'off' }}
      />
      <Button type="submit">{texts.submit}</Button>
    </form>
  )
}
