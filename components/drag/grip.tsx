/** The icon of a drag handle: six dots. */
export function Grip() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 4h3v3H8zM13 4h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 17h3v3H8zM13 17h3v3h-3z" />
    </svg>
  )
}
