import { useTranslations } from 'next-intl'
import formStyles from '@/components/form/form.module.css'
import { getButtonClass } from '@/components/ui/button'
import styles from './search-form.module.css'

export interface SearchFormProps {
  /** The address of the list. Its query parameters are sent with the search. */
  href: string
  search: string
}

/** A form that searches a list of downloads by name. Works without JavaScript. */
export function SearchForm({ href, search }: SearchFormProps) {
  const t = useTranslations('downloads.search')
  const [path = '', query] = href.split('?')
  return (
    <form className={styles.form} action={path} aria-label={t('label')} data-no-print>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={formStyles.label} htmlFor="downloads-search">
        {t('label')}
      </label>
      <input
        id="downloads-search"
        className={formStyles.input}
        type="search"
        name="search"
        maxLength={100}
        defaultValue={search}
      />
      <input className={getButtonClass('secondary')} type="submit" value={t('submit')} />
    </form>
  )
}
