/** The longest side that the server stores; a phone's photo has four times that, and a street has a slow network. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

/**
 * Draws a photo anew in the size that the server stores. The file's location stays on the device, so the drawn photo is
 * sent even if it is larger. A file that the browser cannot draw is sent as it is, and the server decides.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))) ?? file;
  } catch {
    return file;
  }
}
