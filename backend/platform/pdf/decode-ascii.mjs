const tilde = 0x7e
const z = 0x7a

/** Decodes ASCIIHexDecode. Ignores invalid characters. */
export function decodeHexadecimal(bytes) {
  const [digits = ''] = bytes.toString('latin1').split('>', 1)
  const hexDigits = digits.replace(/[^\dA-Fa-f]/g, '')
  return Buffer.from(hexDigits.length % 2 === 0 ? hexDigits : `${hexDigits}0`, 'hex')
}

/** Decodes ASCII85Decode. Ignores invalid characters. */
export function decodeAscii85(bytes) {
  const decodedBytes = []
  let digits = []
  const flush = () => {
    const count = digits.length
    if (count < 2) return
    const value = [...digits, 84, 84, 84, 84].slice(0, 5).reduce((sum, digit) => sum * 85 + digit, 0)
    for (let byte = 0; byte < count - 1; byte += 1) {
      decodedBytes.push(Math.floor(value / 256 ** (3 - byte)) & 255)
    }
    digits = []
  }
  for (const character of bytes) {
    if (character === tilde) break
    if (character === z && digits.length === 0) decodedBytes.push(0, 0, 0, 0)
    else if (character >= 33 && character <= 117) digits.push(character - 33)
    if (digits.length === 5) flush()
  }
  flush()
  return Buffer.from(decodedBytes)
}
