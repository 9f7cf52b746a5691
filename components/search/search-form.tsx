import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import styles from './search-form.module.css'

/** The texts of the form in the page's language. */
export interface SearchFormTexts {
  label: string
  submit: string
}

export interface SearchFormProps {
  id: string
  /** The address of the search. */
  action: string
  query: string
  texts: SearchFormTexts
}

/** A field for what is searched for; without scripts too. */
export function SearchForm({ id, action, query, texts }: SearchFormProps) {
  return (
    <search>
      <form action={action} className={styles.form} data-no-print="">
        <TextField
          id={id}
          label={texts.label}
          input={{ type: 'search', name: 'query', defaultValue: query, maxLength: 200, autoComplete: 'off' }}
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
    </search>
  )
}
