import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface TaskState<Task> {
  task: Task | null
  setTask: (task: Task | null) => void
  /** The section of the list. */
  section: RefObject<HTMLElement | null>
  finish: (text: string) => void
  /** The same after a removal: the button that opened the dialog goes with its row, so the focus goes to the section. */
  finishRemoval: (text: string) => void
}

/** What is being done to an entry of a list, in a dialog. */
export function useTask<Task>(onDone: (text: string) => void): TaskState<Task> {
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
      // The dialog gives the focus back when it is gone.
      flushSync(() => finish(text))
      section.current?.focus()
    },
  }
}
