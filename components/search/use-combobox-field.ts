import { type RefObject, useEffect, useEffectEvent } from 'react'

interface ComboboxField {
  input: RefObject<HTMLInputElement | null>
  listId: string
  isShown: boolean
  /** The id of the active option's element; null for none. */
  activeId: string | null
  /** @param value the current value of the field */
  onType: (value: string) => void
  /** @param value the value of the field after a reset of its form */
  onReset: (value: string) => void
  onClick: () => void
  /** @returns true if the list has handled the key, so that the field must not react to it */
  onKey: (key: string) => boolean
  /** Called when the focus leaves the form of the field. */
  onLeave: () => void
  /** @returns true to prevent the submission of the form */
  onSubmit: () => boolean
}

/**
 * Makes an existing input a combobox. Sets attributes and listeners directly, because this
 * component does not render the input.
 */
export function useComboboxField({ input, listId, isShown, activeId, ...handlers }: ComboboxField): void {
  const handleInput = useEffectEvent(() => handlers.onType(input.current?.value ?? ''))
  // The event precedes the reset.
  const handleReset = useEffectEvent(() => handlers.onReset(input.current?.defaultValue ?? ''))
  const handleClick = useEffectEvent(handlers.onClick)
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !handlers.onKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  })
  const handleFocusOut = useEffectEvent((event: FocusEvent) => {
    const form = input.current?.form
    if (event.relatedTarget instanceof Node && form?.contains(event.relatedTarget)) return
    handlers.onLeave()
  })
  const handleSubmit = useEffectEvent((event: SubmitEvent) => {
    if (handlers.onSubmit()) event.preventDefault()
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    const abortController = new AbortController()
    const { signal } = abortController
    field.addEventListener('input', () => handleInput(), { signal })
    field.addEventListener('click', () => handleClick(), { signal })
    field.addEventListener('keydown', (event) => handleKeyDown(event), { signal })
    field.form?.addEventListener('focusout', (event) => handleFocusOut(event), { signal })
    field.form?.addEventListener('reset', () => handleReset(), { signal })
    field.form?.addEventListener('submit', (event) => handleSubmit(event), { signal })
    return () => abortController.abort()
  }, [input])

  useEffect(() => {
    const field = input.current
    if (!field) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-expanded': String(isShown),
      'aria-activedescendant': activeId,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, isShown, activeId])
}
