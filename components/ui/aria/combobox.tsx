import { type KeyboardEvent, type Ref, useState } from 'react'
import { Autocomplete, FieldInputContext } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { useSlottedContext } from 'react-aria-components/slots'
import { Field, type FieldControl, type FieldProps } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { splitWords } from '@/lib/text/split-words'
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
  /** True while suggestions for the text are loading. Earlier ones without its words are hidden. */
  isStale?: boolean
  /** The number of suggestions, or the reason why there are none, for screen readers. */
  status: string
  onType: (text: string) => void
  onChoose: (id: string) => void
  /** Called when the field gets the focus, to load suggestions. */
  onEnter: () => void
  onBlur: () => void
}

/**
 * The reason why the list was opened: the user typed, or pressed an arrow key, which selects the
 * first or the last suggestion.
 */
type OpenReason = 'typed' | 'first' | 'last'

/**
 * A text field with suggestions. Arrow keys move through them, Enter selects one, Escape closes the
 * list. The list moves the content below it down, so that it covers no other field.
 */
export function Combobox({ id, status, onChoose, onEnter, onBlur, ...props }: ComboboxProps) {
  const { value, suggestions: loadedSuggestions, isStale = false, onType, ...field } = props
  const [openReason, setOpenReason] = useState<OpenReason | null>(null)
  const toLowerCase = (text: string) => text.toLocaleLowerCase('de')
  const suggestions = loadedSuggestions.filter(
    ({ label, detail }) =>
      !isStale || splitWords(toLowerCase(value)).every((word) => toLowerCase(`${label} ${detail}`).includes(word)),
  )
  const isShown = openReason !== null && suggestions.length > 0
  const close = () => setOpenReason(null)
  return (
    <Autocomplete
      disableAutoFocusFirst
      inputValue={value}
      onInputChange={(text) => {
        setOpenReason('typed')
        onType(text)
      }}
    >
      <Field id={id} {...field}>
        {(control) => (
          <>
            <ComboboxInput
              control={control}
              isExpanded={isShown}
              onOpen={setOpenReason}
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
                  autoFocus={openReason === 'typed' ? false : openReason}
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
            <p role="status" className={openReason && !isShown ? formStyles.hint : 'visually-hidden'}>
              {openReason && status}
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
  onOpen: (reason: OpenReason) => void
  onClose: () => void
  onEnter: () => void
  onBlur: () => void
}

/**
 * The input of an `Autocomplete`, with `aria-expanded`. React Aria itself dispatches focus and blur
 * events when it moves the virtual focus (aria-activedescendant). Those events are untrusted and
 * must not count as entering or leaving the field.
 */
function ComboboxInput({ control, isExpanded, onOpen, onClose, onEnter, onBlur }: ComboboxInputProps) {
  const { ref, onChange, ...input } = useSlottedContext(FieldInputContext) ?? {}
  const handleKeyDown = (event: KeyboardEvent) => {
    // Home and End move the caret in the text, not the selection in the list.
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
      // Handled in the capture phase, because `Autocomplete` would pass the key to the list first.
      onKeyDownCapture={handleKeyDown}
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
