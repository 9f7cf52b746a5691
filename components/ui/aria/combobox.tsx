import { type KeyboardEvent, type Ref, useState } from 'react'
import { Autocomplete, FieldInputContext } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { useSlottedContext } from 'react-aria-components/slots'
import { Field, type FieldControl, type FieldProps } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { AriaLocale } from './aria-locale'
import styles from './combobox.module.css'

export interface Suggestion {
  id: string
  label: string
  detail: string
}

export interface ComboboxProps extends Omit<FieldProps, 'children' | 'label'> {
  label: string
  value: string
  suggestions: readonly Suggestion[]
  /** The number of suggestions or the reason for none, announced politely. */
  status: string
  onType: (text: string) => void
  onChoose: (id: string) => void
  /** Called when the field gets the focus, to load suggestions. */
  onEnter: () => void
  onBlur: () => void
}

/**
 * The cause of opening the list: typing, or an arrow key, which moves to the first or last
 * suggestion.
 */
type OpenReason = 'typed' | 'first' | 'last'

/**
 * A field with suggestions: arrow keys move through them, Enter selects one, Escape closes the
 * list. The list is in the flow, so that it covers no other field.
 */
export function Combobox({ id, suggestions, status, onChoose, onEnter, onBlur, ...props }: ComboboxProps) {
  const { value, onType, ...field } = props
  const [opening, setOpening] = useState<OpenReason | null>(null)
  const isShown = opening !== null && suggestions.length > 0
  const close = () => setOpening(null)
  return (
    <Autocomplete
      disableAutoFocusFirst
      inputValue={value}
      onInputChange={(text) => {
        setOpening('typed')
        onType(text)
      }}
    >
      <Field id={id} {...field}>
        {(control) => (
          <>
            <ComboboxInput
              control={control}
              isExpanded={isShown}
              onOpen={setOpening}
              onClose={close}
              onEnter={onEnter}
              onBlur={() => {
                close()
                onBlur()
              }}
            />
            {isShown && (
              <AriaLocale>
                <ListBox
                  aria-label={field.label}
                  className={styles.list ?? ''}
                  items={suggestions}
                  autoFocus={opening === 'typed' ? false : opening}
                  shouldFocusWrap
                  onAction={(key) => {
                    close()
                    onChoose(String(key))
                  }}
                >
                  {({ label, detail }) => (
                    <ListBoxItem className={styles.option ?? ''} textValue={label}>
                      <span>{label}</span>
                      <span className={styles.detail}>{detail}</span>
                    </ListBoxItem>
                  )}
                </ListBox>
              </AriaLocale>
            )}
            <p role="status" className={opening && !isShown ? formStyles.hint : 'visually-hidden'}>
              {opening && status}
            </p>
          </>
        )}
      </Field>
    </Autocomplete>
  )
}

interface ComboboxInputProps {
  control: FieldControl
  isExpanded: boolean
  onOpen: (by: OpenReason) => void
  onClose: () => void
  onEnter: () => void
  onBlur: () => void
}

/**
 * The input of an `Autocomplete` with its expanded state. React Aria moves the virtual focus
 * (aria-activedescendant) with events that it dispatches itself: those are not trusted.
 */
function ComboboxInput({ control, isExpanded, onOpen, onClose, onEnter, onBlur }: ComboboxInputProps) {
  const { ref, onChange, ...input } = useSlottedContext(FieldInputContext) ?? {}
  const press = (event: KeyboardEvent) => {
    // Arrow keys move in the text, not in the list.
    if (event.key === 'Home' || event.key === 'End') event.stopPropagation()
    const openingKey = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key]
    if (!isExpanded && openingKey) onOpen(openingKey)
    else if (isExpanded && event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <input
      {...control}
      {...input}
      ref={ref as Ref<HTMLInputElement>}
      type="text"
      role="combobox"
      spellCheck={false}
      className={formStyles.input}
      aria-expanded={isExpanded}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      // Handled before the list gets the key.
      onKeyDownCapture={press}
      onFocus={(event) => {
        input.onFocus?.(event)
        if (event.isTrusted) onEnter()
      }}
      onBlur={(event) => {
        input.onBlur?.(event)
        if (event.isTrusted) onBlur()
      }}
    />
  )
}
