/** A reader of codes in camera pictures. */
export interface Detector {
  detect: (video: HTMLVideoElement) => Promise<string | null>;
}

/** The formats the browser reads itself: QR codes, and the barcodes on rolls of tags. */
const FORMATS = ['qr_code', 'code_128', 'code_39', 'ean_13'];

interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Creates the browser's own reader if it has one, else a library for QR codes, loaded only then. */
export async function createDetector(): Promise<Detector> {
  const native = await nativeDetector();
  if (native) return { detect: async (video) => (await native.detect(video))[0]?.rawValue ?? null };
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    detect: async (video) => {
      if (!context || video.videoWidth === 0) return null;
      // A code that fills a third of a picture this wide can be read; a larger picture would only take longer.
      const scale = Math.min(1, 640 / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      try {
        return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
      } catch {
        // The library throws this error if there is no code in the picture.
        return null;
      }
    },
  };
}

async function nativeDetector(): Promise<NativeDetector | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: NativeDetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !known.includes('qr_code')) return null;
  return new BarcodeDetector({ formats: FORMATS.filter((format) => known.includes(format)) });
}
