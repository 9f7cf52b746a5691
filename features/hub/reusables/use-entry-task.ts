import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface TaskState<Task> {
  task: Task | null
  setTask: (task: Task | null) => void
  section: RefObject<HTMLElement | null>
  finish: (text: string) => void
  /**
   * Like `finish`, but for a removal. The button that opened the dialog is removed with its row, so
   * the section takes the focus.
   */
  finishRemoval: (text: string) => void
}

/** The state of the dialog about an entry of a list. */
export function useEntryTask<Task>(onDone: (text: string) => void): TaskState<Task> {
  const [task, setTask] = useState<Task | null>(null)
  const section = useRef<HTMLElement>(null)
  const finish = (text: string) => {
    setTask(null)
    onDone(text)
  }
  return {
    task,
    setTask,
    section,
    finish,
    finishRemoval(text) {
      // Rendered synchronously, because the closed dialog returns the focus to its button first.
      flushSync(() => finish(text))
      section.current?.focus()
    },
  }
}
