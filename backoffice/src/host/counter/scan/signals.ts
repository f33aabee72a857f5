import { useSyncExternalStore } from 'react';

const STORED = 'cubby.counter.muted';
const listeners = new Set<() => void>();

/** Tells whether this device is muted; the setting outlives the visit. */
export function isMuted(): boolean {
  return window.localStorage.getItem(STORED) === 'yes';
}

export function useMuted(): [boolean, (muted: boolean) => void] {
  const muted = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isMuted);
  return [
    muted,
    (wanted) => {
      if (wanted) window.localStorage.setItem(STORED, 'yes');
      else window.localStorage.removeItem(STORED);
      for (const listener of listeners) listener();
    },
  ];
}

/** Hertz and seconds: two rising tones, or one that is low and long. */
const TONES = {
  good: [
    [660, 0.09],
    [880, 0.14],
  ],
  bad: [[196, 0.4]],
} as const;
/** Vibration in milliseconds, on and off. */
const SHAKES = { good: [60], bad: [120, 80, 120] };

/** Signals the result by sound and vibration, because the clerk's eyes are on a bag. */
export function signal(kind: keyof typeof TONES): void {
  if (isMuted()) return;
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(SHAKES[kind]);
  if (!('AudioContext' in window)) return;
  const audio = new AudioContext();
  let at = audio.currentTime;
  for (const [hertz, seconds] of TONES[kind]) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.2, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds;
  }
  setTimeout(() => void audio.close(), 1_000);
}
