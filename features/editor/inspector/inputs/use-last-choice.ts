import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

interface LastChoice<Choice> {
  /** The choice whose value is being loaded; undefined for none. */
  pendingChoice: Choice | undefined
  isError: boolean
  /** Loads the value of a choice. */
  choose: (choice: Choice) => void
  /** Sets no value, also if one is being loaded. */
  clear: () => void
}

/**
 * Loads the value of a choice and passes it on, even if its input was removed in the meantime. Of
 * several choices, only the last one counts.
 */
export function useLastChoice<Choice, Value>(
  load: (choice: Choice) => Promise<Value>,
  onChange: (value: Value | null) => void,
): LastChoice<Choice> {
  const lastChoice = useRef<Choice | null>(null)
  const { mutate, reset, ...mutation } = useMutation({
    mutationFn: load,
    // Callbacks of `mutate` would not be called after the input was removed.
    onSuccess(value, choice) {
      if (lastChoice.current === choice) onChange(value)
    },
  })
  return {
    pendingChoice: mutation.isPending ? mutation.variables : undefined,
    isError: mutation.isError,
    choose(choice) {
      lastChoice.current = choice
      mutate(choice)
    },
    clear() {
      lastChoice.current = null
      reset()
      onChange(null)
    },
  }
}
