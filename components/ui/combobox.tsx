import { type KeyboardEvent, useState } from 'react'
import { Field, type FieldProps } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { BaseButton } from '@/components/ui/base-button'
import styles from './combobox.module.css'

export interface Suggestion {
  id: string
  label: string
  detail: string
}

export interface ComboboxProps extends Omit<FieldProps, 'children'> {
  value: string
  suggestions: readonly Suggestion[]
  /** How many there are, or why there are none; told politely. */
  told: string
  onType: (text: string) => void
  onChoose: (id: string) => void
  /** Told when the field is entered: now suggestions are of use. */
  onEnter: () => void
  onBlur: () => void
}

/**
 * A field that offers suggestions while one writes: arrows go through them, Enter takes one, Escape puts them away (the
 * combobox of the ARIA Authoring Practices). The list stands in the flow, so that nothing of the form lies below it.
 */
export function Combobox({
  id,
  value,
  suggestions,
  told,
  onType,
  onChoose,
  onEnter,
  onBlur,
  ...field
}: ComboboxProps) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = `${id}-suggestions`
  const isShown = isOpen && suggestions.length > 0

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (chosen: Suggestion) => {
    close()
    onChoose(chosen.id)
  }
  const go = (step: number) => {
    setOpen(true)
    setActive((active + step + suggestions.length) % Math.max(1, suggestions.length))
  }
  const press = (event: KeyboardEvent) => {
    const chosen = isShown ? suggestions[active] : undefined
    const step = { ArrowDown: 1, ArrowUp: active < 0 ? 0 : -1 }[event.key]
    if (step !== undefined) go(step)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && isShown) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Field id={id} {...field}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            role="combobox"
            className={formStyles.input}
            value={value}
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            onChange={(event) => {
              setOpen(true)
              setActive(-1)
              onType(event.target.value)
            }}
            onFocus={onEnter}
            onBlur={() => {
              close()
              onBlur()
            }}
            onKeyDown={press}
          />
          <div id={listId} role="listbox" aria-label={field.label} className={styles.list} hidden={!isShown}>
            {suggestions.map((suggestion, index) => (
              <BaseButton
                key={suggestion.id}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                <span>{suggestion.label}</span>
                <span className={styles.detail}>{suggestion.detail}</span>
              </BaseButton>
            ))}
          </div>
          <p role="status" className={isOpen && !isShown ? formStyles.hint : 'visually-hidden'}>
            {isOpen ? told : ''}
          </p>
        </>
      )}
    </Field>
  )
}
