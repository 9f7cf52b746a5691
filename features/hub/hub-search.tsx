'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { defaultLocale, type Locale } from '@/lib/contract/common/locale'
import styles from './hub.module.css'

export interface HubSearchProps {
  locale: Locale
  searchTerm: string
  onSearchTermChange: (searchTerm: string) => void
}

/**
 * The quick search of the hub. It filters while the user types. Submitting the form puts the search
 * term into the URL.
 */
export function HubSearch({ locale, searchTerm, onSearchTermChange }: HubSearchProps) {
  const t = useTranslations('hub')
  return (
    <form className={styles.search}>
      {locale !== defaultLocale && <input type="hidden" name="lang" value={locale} />}
      <TextField
        id="hub-search"
        label={t('search')}
        input={{
          name: 'q',
          type: 'search',
          value: searchTerm,
          autoComplete: 'off',
          maxLength: 200,
          onChange: (event) => onSearchTermChange(event.currentTarget.value),
        }}
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  )
}
