"""How much the table server carries: own asyncio clients that really play, against a server on a core of its own."""
