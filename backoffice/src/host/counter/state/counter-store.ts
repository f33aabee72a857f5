import { counterApi } from '../../../lib/api/counter-api.ts';
import { chooseStashpoint, chosenStashpoint } from '../../../lib/session/chosen-stashpoint.ts';
import { leadFromOneTab } from '../device/lead-from-one-tab.ts';
import { busiest } from './busiest.ts';
import type { CounterState } from './counter-state.ts';
import { CounterTab } from './counter-tab.ts';
import { DeviceSession } from './device-session.ts';
import { errorIdOf } from './error-id.ts';
import { DeviceLeader } from './lead-device.ts';
import type { Message } from './message.ts';
import { UnsentWork } from './unsent-work.ts';

/** The counter in a tab: its state, the session of its device, and the work done at it. */
export class CounterStore {
  readonly tab = new CounterTab((message, before) => this.#hear(message, before));
  readonly session = new DeviceSession(this.tab);
  readonly work = new UnsentWork(this.tab);
  #leader: DeviceLeader | null = null;
  #isOpening = false;

  /** Shows the saved data, then the server's. */
  async open(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    this.tab.listen();
    const memory = await this.tab.remember();
    leadFromOneTab(async () => {
      this.#leader = new DeviceLeader(this.tab, this.session, memory);
      this.#leader.followChosen();
      await this.#leader.send();
    }, this.tab.ended.signal);
    this.tab.tellOthers({ kind: 'hello' });
    await this.session.askWhoIsHere();
    await this.#loadPlaces();
    await this.session.renew();
  }

  chooseStashpoint(stashpointId: string): void {
    chooseStashpoint(stashpointId);
    this.tab.tell({ kind: 'stashpoint', stashpointId });
  }

  /**
   * Marks a refused action's task as done, with the tags of its check-in if they are the right ones. Returns an error's
   * id if that could not be saved, else null.
   */
  async resolveTask(task: string, usesTags: boolean): Promise<string | null> {
    const { day, stashpointId } = this.tab.getState();
    if (!day || !stashpointId) return null;
    try {
      const body = { resolved: true as const, ...(usesTags && { use_tags: true }) };
      await counterApi.resolveCounterTask({ params: { id: stashpointId, task }, body });
    } catch (error) {
      return errorIdOf(error);
    }
    // The device's own copy follows with the next change; on the screen the task disappears at once.
    this.tab.set({ day: { ...day, tasks: day.tasks.filter(({ id }) => id !== task) } });
    this.refresh();
    return null;
  }

  /** Reloads everything now. */
  refresh(): void {
    void this.session.askWhoIsHere();
    void this.#loadPlaces();
    this.#leader?.wake();
    this.#leader?.followChosen();
  }

  async #loadPlaces(): Promise<void> {
    const { tab } = this;
    if (!tab.memory) return;
    try {
      const stashpoints = await counterApi.listCounterStashpoints({}, { ignoreUnauthorized: true });
      await tab.memory.keepStashpoints(stashpoints);
      const known = stashpoints.some(({ id }) => id === tab.getState().stashpointId);
      tab.set({ stashpoints });
      const first = busiest(stashpoints);
      if (known || !first) return;
      // The first opening chooses for the console as well. One chosen there may have no counter, and stays chosen there.
      if (chosenStashpoint() === null) chooseStashpoint(first.id);
      tab.tell({ kind: 'stashpoint', stashpointId: first.id });
    } catch (error) {
      if (this.session.heed(error) || tab.getState().stashpoints) return;
      tab.set({ link: 'offline', failure: errorIdOf(error) });
    }
  }

  async #hear(message: Message, before: CounterState): Promise<void> {
    const { link, heardAt, failure, shared } = this.tab.getState();
    switch (message.kind) {
      case 'changed':
        return this.tab.read();
      case 'queued':
        return this.#leader?.wake();
      case 'hello':
        if (this.#leader) this.tab.tellOthers({ kind: 'link', link, heardAt, failure });
        return;
      case 'stashpoint':
        await this.tab.read();
        return this.#leader?.followChosen();
      case 'shared':
        if (shared?.person?.id === before.shared?.person?.id) return;
        if (shared?.person) void this.#loadPlaces();
        return this.#leader?.followChosen();
      case 'signed-out':
        return this.session.end();
    }
  }
}
