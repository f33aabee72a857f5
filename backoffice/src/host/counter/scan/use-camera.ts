import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDetector } from './detector.ts';

export type CameraState = 'starting' | 'looking' | 'denied' | 'missing';

const LOOK_MS = 120;

/** Scans with the camera, and reports each code once while it stays in the picture. */
export function useCamera(onScan: (text: string) => void): [RefObject<HTMLVideoElement | null>, CameraState] {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    const over = new AbortController();
    let stream: MediaStream | null = null;
    const look = async () => {
      if (!navigator.mediaDevices) return setState('missing');
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      const detector = await createDetector();
      const shown = video.current;
      if (over.signal.aborted || !shown) return stopAll(stream);
      shown.srcObject = stream;
      await shown.play();
      setState('looking');
      let last: string | null = null;
      while (!over.signal.aborted) {
        const text = await detector.detect(shown).catch(() => null);
        if (text && text !== last && !over.signal.aborted) scan(text);
        last = text;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    };
    look().catch((error: unknown) => {
      if (over.signal.aborted) return;
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing');
    });
    return () => {
      over.abort();
      stopAll(stream);
    };
  }, []);
  return [video, state];
}

function stopAll(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
