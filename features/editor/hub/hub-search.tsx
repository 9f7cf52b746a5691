'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { defaultLocale, type Locale } from '@/lib/contract/locale'
import styles from './hub.module.css'

export interface HubSearchProps {
  locale: Locale
  words: string
  onWords: (words: string) => void
}

/** Finds pages as one types; sent as a form, the search has an address of its own. */
export function HubSearch({ locale, words, onWords }: HubSearchProps) {
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
          value: words,
          autoComplete: 'off',
          maxLength: 200,
          onChange: (event) => onWords(event.currentTarget.value),
        }}
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  )
}
