/** Has the browser keep a file that the page made. */
export function saveFile(name: string, { type, content }: { type: string; content: string }): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
