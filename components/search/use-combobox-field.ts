import { type RefObject, useEffect, useEffectEvent } from 'react'

interface ComboboxField {
  input: RefObject<HTMLInputElement | null>
  listId: string
  /** True if the list is visible. */
  isShown: boolean
  /** The id of the active option's element; null for none. */
  activeId: string | null
  /** @param value the current value of the field */
  onType: (value: string) => void
  onClick: () => void
  /** @returns true if the key is handled, so that the field does not get it */
  onKey: (key: string) => boolean
  /** The focus leaves the field's form. */
  onLeave: () => void
  /** @returns true if the form must not be submitted */
  onSubmit: () => boolean
}

/** Turns an existing field outside of React into a combobox by its attributes and events. */
export function useComboboxField({ input, listId, isShown, activeId, ...handlers }: ComboboxField): void {
  const type = useEffectEvent(() => handlers.onType(input.current?.value ?? ''))
  const click = useEffectEvent(handlers.onClick)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !handlers.onKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  })
  const leave = useEffectEvent((event: FocusEvent) => {
    const form = input.current?.form
    if (event.relatedTarget instanceof Node && form?.contains(event.relatedTarget)) return
    handlers.onLeave()
  })
  const submit = useEffectEvent((event: SubmitEvent) => {
    if (handlers.onSubmit()) event.preventDefault()
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('input', () => type(), { signal })
    field.addEventListener('click', () => click(), { signal })
    field.addEventListener('keydown', (event) => press(event), { signal })
    field.form?.addEventListener('focusout', (event) => leave(event), { signal })
    field.form?.addEventListener('submit', (event) => submit(event), { signal })
    return () => listening.abort()
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
