/** A file as a data URL. */
export const dataAddressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('the file could not be read')))
    reader.readAsDataURL(blob)
  })
