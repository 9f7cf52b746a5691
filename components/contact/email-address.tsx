/** An e-mail address that preferably breaks at its @. */
export function EmailAddress({ email }: { email: string }) {
  const atIndex = email.indexOf('@')
  if (atIndex < 1) return email
  return (
    <>
      {email.slice(0, atIndex)}
      <wbr />
      {email.slice(atIndex)}
    </>
  )
}
