/** Calls back once nobody has asked for so long, in milliseconds. */
export function debounce(callback: () => void, pause: number) {
  let timer: number | undefined
  const callOff = () => window.clearTimeout(timer)
  return {
    ask(): void {
      callOff()
      timer = window.setTimeout(callback, pause)
    },
    callOff,
  }
}
